/** The types of an OpenAPI document in YAML; a string with `format: html` is of the type `Html`. */
export function generateTypes(yaml: string): Promise<string>
