interface Told {
  before: unknown;
  after: unknown;
}

/** Without ids, which are random and may contain any digits. */
export const toldIn = (events: readonly Told[]): string =>
  JSON.stringify(events.map(({ before, after }) => ({ before, after })));
