interface Told {
  before: unknown;
  after: unknown;
}

/** What the audit trail tells, as text: without ids, which are random and may hold any few digits. */
export const toldIn = (events: readonly Told[]): string =>
  JSON.stringify(events.map(({ before, after }) => ({ before, after })));
