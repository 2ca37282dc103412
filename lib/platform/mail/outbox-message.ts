/** A mail that is due, held by the attempt that its token names. */
export interface ClaimedMessage {
  id: string;
  /** What it is about; none of the mail that tells of a deletion */
  requestId: string | null;
  template: string;
  recipient: string;
  payload: unknown;
  /** The HTTP request that wrote it */
  correlationId?: string | null;
  /** This one included */
  attempts: number;
  createdAt: Date;
  leaseToken: string;
}
