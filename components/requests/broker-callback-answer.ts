import type { PlainFormState } from '@/components/forms/plain-form';
import type { BrokerCallbackValues } from '@/lib/requests/forms/broker-callback';

/** Where the browser keeps the number. */
export const DRAFT_KEY = 'wohnlotse.rueckruf-makler';

/** An untouched field. */
export const EMPTY_FORM: BrokerCallbackValues = { phone: '' };

/** What became of a number that was sent, in the words that are shown. */
export interface BrokerCallbackAnswer {
  /** 'refused' when the number itself is wrong */
  kind: 'sent' | 'refused' | 'failed';
  text: string;
}

export const SENT: BrokerCallbackAnswer = {
  kind: 'sent',
  text: 'Vielen Dank! Ein Mensch aus unserem Büro ruft Sie zu unseren Bürozeiten an.',
};

/** Said after every failure. */
export const FAILURE = 'Es gab einen Fehler. Bitte versuchen Sie es erneut.';

export const refused = (text: string): BrokerCallbackAnswer => ({ kind: 'refused', text });

/** @param detail says more than that, e.g. how long to wait */
export const failed = (detail = ''): BrokerCallbackAnswer => ({
  kind: 'failed',
  text: `${FAILURE} ${detail}`.trim(),
});

/** The answer to a number that was sent without JavaScript; nothing before that. */
export function answerToPlain({
  sent,
  fields,
  error,
}: PlainFormState<BrokerCallbackValues>): BrokerCallbackAnswer | undefined {
  if (sent) return SENT;
  if (fields.phone) return refused(fields.phone);
  if (error === undefined) return undefined;
  return failed(error.replace(FAILURE, ''));
}
