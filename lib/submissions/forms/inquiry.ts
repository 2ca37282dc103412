import { LEAD_PACKAGES, type PackageId } from '@/lib/agencies/packages';
import { type DraftStore, draftStore } from '@/lib/platform/draft';

export interface InquiryFormValues {
  package: string;
  postalArea: string;
  office: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const MAX_INQUIRY_MESSAGE = 4000;

export const EMPTY_INQUIRY: InquiryFormValues = {
  package: '',
  postalArea: '',
  office: '',
  name: '',
  email: '',
  phone: '',
  message: '',
};

export const emptyInquiry = (preset: PackageId) => ({
  ...EMPTY_INQUIRY,
  package: preset as string,
});

/**
 * Drafts are shared by the pages of all packages, except for the package, which comes from the address.
 * A draft's step is the index of its page.
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
