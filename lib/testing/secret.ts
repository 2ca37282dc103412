/**
 * Gives a test file a secret of the server. It is read at the first call; without one the test would
 * write it into the data folder.
 */
export function setSecret(): void {
  const original = process.env.AUTH_SECRET;
  beforeAll(() => {
    process.env.AUTH_SECRET = 'a secret of at least 32 characters';
  });
  afterAll(() => {
    if (original === undefined) delete process.env.AUTH_SECRET;
    else process.env.AUTH_SECRET = original;
  });
}
