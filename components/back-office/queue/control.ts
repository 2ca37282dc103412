/** The look of what is typed into or chosen from, denser than on the pages for visitors. */
export const CONTROL =
  'block min-h-11 w-full rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted';
export const LABEL = 'mb-1 block text-sm text-muted';
