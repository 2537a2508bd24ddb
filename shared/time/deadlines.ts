/** The fair's deadlines, and what is closed on a day (shared/README.md#before-during-and-after-the-fair). */
import type { Phase } from './dates.ts'

/** Booth applications, applications of VIP visitors, free registration of visitors, agreed rates of hotels. */
export const deadlineNames = ['booth', 'vip', 'registration', 'hotels'] as const
export type DeadlineName = (typeof deadlineNames)[number]

/** The last day of each, midnight UTC in unix seconds; one that is not known is missing. */
export type Deadlines = Partial<Record<DeadlineName, number>>

export interface Day {
  /** Midnight UTC, unix seconds. */
  today: number
  phase: Phase
  facts: { deadlines?: Deadlines }
}

/** Whether a deadline has passed. After the fair all have; before its end those without a day have not. */
export function isClosed(name: DeadlineName, { today, phase, facts }: Day): boolean {
  return phase === 'after' || today > (facts.deadlines?.[name] ?? today)
}
