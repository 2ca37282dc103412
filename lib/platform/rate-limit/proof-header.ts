/** Base64 of `{ challenge, solution }` as JSON. */
export const PROOF_HEADER = 'Proof-Of-Work';
