import { draftStore } from '@/lib/platform/draft';
import { type BrokerCallbackValues, EMPTY_FORM } from './form';

/** A number that has not been sent, kept until the window is closed. */
export const brokerCallbackDrafts = draftStore<BrokerCallbackValues>({
  key: 'wohnlotse.rueckruf-makler',
  storage: () => sessionStorage,
  maxAgeDays: 1,
  empty: EMPTY_FORM,
});
