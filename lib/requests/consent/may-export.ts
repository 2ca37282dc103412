/** Whether an employee may take the proof of a request out of the portal. */
export function mayExport({ role }: { role: string }): boolean {
  return role === 'leitung';
}
