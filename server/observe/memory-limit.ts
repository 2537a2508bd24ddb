/** The memory that this process may take. */
import { totalmem } from 'node:os'

/**
 * The limit of the control group that the process is in (its container, its unit of systemd), in bytes, where one is set
 * below the memory of the machine, else that memory. `constrained` is what Node reads: 0 or more than any machine has,
 * depending on the version of control groups, means that there is no limit.
 */
export function memoryLimit(constrained = process.constrainedMemory(), total = totalmem()): number {
  return constrained > 0 && constrained < total ? constrained : total
}
