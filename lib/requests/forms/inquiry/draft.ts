import { type DraftStore, draftStore } from '@/lib/platform/draft';
import { LEAD_PACKAGES, type PackageId } from '@/lib/agents/packages';
import { emptyInquiry, type InquiryFormValues } from './form';

/**
 * Inquiries that have not been sent, kept until the window is closed. What was typed is there on the
 * page of every package; the package that was chosen only where it was chosen, since elsewhere the
 * address says another one. A draft's step is the page that it was filled in on.
 */
export function inquiryDrafts(preset: PackageId): DraftStore<InquiryFormValues> {
  const page = LEAD_PACKAGES.findIndex(({ id }) => id === preset);
  const store = draftStore<InquiryFormValues>({
    key: 'wohnlotse.paket-anfrage',
    storage: () => sessionStorage,
    maxAgeDays: 1,
    empty: emptyInquiry(preset),
    steps: LEAD_PACKAGES.length,
  });
  return {
    ...store,
    load: (now) => {
      const draft = store.load(now);
      if (!draft || draft.step === page) return draft;
      return { ...draft, values: { ...draft.values, package: preset } };
    },
    save: (draft) => store.save({ ...draft, step: page }),
  };
}
