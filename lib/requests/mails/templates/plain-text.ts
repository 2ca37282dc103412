import { toPlainText } from '@react-email/render';

/** Classes of the elements that the plain text puts together as 'label: text'. */
export const TEXT_CLASS = {
  action: 'button',
  row: 'row',
  label: 'label',
  entry: 'entry',
  detail: 'detail',
} as const;

const asWritten = { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 2 };

const selectors = [
  { selector: 'h1', options: asWritten },
  { selector: 'h2', options: asWritten },
  // Its link is written out below it.
  { selector: `a.${TEXT_CLASS.action}`, format: 'inlineSurround', options: { suffix: ':' } },
  {
    selector: `tr.${TEXT_CLASS.row}`,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  },
  {
    selector: `tr.${TEXT_CLASS.detail}`,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 2 },
  },
  { selector: `th.${TEXT_CLASS.label}`, format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: `td.${TEXT_CLASS.entry}`, format: 'inline' },
];

/** The plain text of a rendered mail: a line for each paragraph, since programs wrap by themselves. */
export function plainText(html: string): string {
  return toPlainText(html, { selectors }).trim();
}
