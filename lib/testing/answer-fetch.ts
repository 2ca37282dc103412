/**
 * Lets `fetch` answer from memory, in the order given; the last answer stays. A body is sent as JSON,
 * an Error is thrown as if there were no connection, a function is given the address and makes the body.
 * @returns the addresses that were asked for
 */
export function answerFetch(...answers: unknown[]): string[] {
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const given = answers[Math.min(asked.length, answers.length - 1)];
    const address = String(input);
    asked.push(address);
    const answer: unknown = typeof given === 'function' ? given(address) : given;
    if (answer instanceof Error) throw answer;
    const text = JSON.stringify(answer);
    return { ok: true, text: async () => text, json: async () => JSON.parse(text) } as Response;
  };
  afterAll(() => {
    globalThis.fetch = original;
  });
  return asked;
}
