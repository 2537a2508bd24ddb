/** Starts the viewer of `/api-docs`: Swagger UI, whose own script runs before this one. */
declare const SwaggerUIBundle: (options: Record<string, unknown>) => void

SwaggerUIBundle({ url: '/openapi.json', dom_id: '#viewer', deepLinking: true, validatorUrl: null })
