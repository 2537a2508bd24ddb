import type { ApiLocale } from '../../../shared/locale/locale.ts'
import type { FormFields } from './edit/decap-actions.ts'

/** See form-fields.mjs. */
export declare function formFields(root: string): Record<ApiLocale, FormFields>
