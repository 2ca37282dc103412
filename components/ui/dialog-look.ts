/** Shared by React's dialogs and native ones (native-dialog.tsx). */

export const DIALOG_OVERLAY = 'fixed inset-0 z-50 bg-black/50';

export const DIALOG_SHAPES = {
  /** Centred; on a phone at the lower edge */
  middle:
    'inset-x-0 bottom-0 max-h-[85dvh] w-full rounded-t-xl sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:max-w-md sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
  sheet: 'inset-y-0 right-0 w-full lg:max-w-5xl',
};

/** Sticky, because a phone has no Escape. */
export const DIALOG_HEAD =
  'sticky -top-5 z-1 -mx-5 -mt-5 flex items-start justify-between gap-4 bg-paper px-5 pt-5 pb-2 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:px-6 sm:pt-6';

export const DIALOG_TITLE = 'min-w-0 pt-1 font-serif text-2xl font-semibold hyphens-auto';

export const DIALOG_CLOSE =
  '-mr-2 -mt-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:text-petrol';
