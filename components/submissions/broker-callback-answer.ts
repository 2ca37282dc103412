import type { PlainFormState } from '@/lib/platform/form-state';
import type { BrokerCallbackValues } from '@/lib/submissions/forms/broker-callback';

export const BROKER_DRAFT_KEY = 'wohnlotse.rueckruf-makler';

export const EMPTY_BROKER_FORM: BrokerCallbackValues = { phone: '' };

export interface BrokerCallbackAnswer {
  kind: 'sent' | 'refused' | 'failed';
  text: string;
}

export const SENT: BrokerCallbackAnswer = {
  kind: 'sent',
  text: 'Vielen Dank! Ein Mensch aus unserem Büro ruft Sie zu unseren Bürozeiten an.',
};

export const FAILURE = 'Es gab einen Fehler. Bitte versuchen Sie es erneut.';

export const refusedAnswer = (text: string): BrokerCallbackAnswer => ({ kind: 'refused', text });

export const failed = (detail = ''): BrokerCallbackAnswer => ({
  kind: 'failed',
  text: `${FAILURE} ${detail}`.trim(),
});

export function answerToPlain({
  sent,
  fields,
  error,
}: PlainFormState<BrokerCallbackValues>): BrokerCallbackAnswer | undefined {
  if (sent) return SENT;
  if (fields.phone) return refusedAnswer(fields.phone);
  if (error === undefined) return undefined;
  return failed(error.replace(FAILURE, ''));
}
