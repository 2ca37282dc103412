/** Where a call can be asked for: below a guide, after a valuation, in the conversation with the
 * adviser, on the agents' page. */
export const CALLBACK_SOURCES = ['guide', 'valuation', 'adviser', 'makler'] as const;

export type CallbackSource = (typeof CALLBACK_SOURCES)[number];

/** What a new request starts as, specification 4. */
export const INITIAL_STATUS = 'pending';
