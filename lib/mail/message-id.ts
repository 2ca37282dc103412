/**
 * The Message-ID of an outbox row: made from its id, so that a mail that had to be sent again after a
 * crash is recognised as the same one by the receiving mail program.
 * @param host right of the @, the host of the sender's address
 */
export function messageId(outboxId: string, host: string): string {
  return `<${outboxId}@${host}>`;
}
