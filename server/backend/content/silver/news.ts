import type { PackNews } from '../pack.ts'
import { news2023 } from './news-2023.ts'
import { news2024 } from './news-2024.ts'
import { news2025 } from './news-2025.ts'

export const news: PackNews[] = [...news2023, ...news2024, ...news2025]
