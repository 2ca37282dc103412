import { formatTable } from '../table';
import type { Measured } from './loop-delay';

/** Milliseconds for which work of the portal's own may hold up its event loop. */
const LIMIT = 50;

/** What the portal tells of itself. */
export interface PortalMeasured {
  made: Measured;
  /** PDFs that could not be made */
  failed: number;
  sent: Measured;
}

interface Row extends Measured {
  name: string;
  count: number;
  ratio?: number;
}

const column = (title: string, cell: (row: Row) => string | undefined) => ({ title, cell });

/**
 * Time and blocked event loop of the portal beside a bare server that makes the same PDFs where it
 * answers, and how many times as long its loop was blocked as the portal's.
 */
export function pdfTable(
  { portal, bare }: { portal: PortalMeasured; bare: Measured },
  { pdfs, mails }: { pdfs: number; mails: number },
): string {
  const rows: Row[] = [
    { name: 'a bare server, PDFs', count: pdfs, ...bare },
    {
      name: 'the portal, PDFs',
      count: pdfs,
      ...portal.made,
      ratio: bare.longest / portal.made.longest,
    },
    { name: 'the portal, mails', count: mails, ...portal.sent },
  ];
  return formatTable(
    [
      { ...column('', ({ name }) => name), text: true },
      column('all, s', ({ took }) => (took / 1000).toFixed(1)),
      column('a second', ({ count, took }) => ((count * 1000) / took).toFixed(1)),
      column('loop blocked, ms: 50 %', ({ median }) => median.toFixed(1)),
      column('99 %', ({ p99 }) => p99.toFixed(1)),
      column('longest', ({ longest }) => longest.toFixed(1)),
      column('times shorter', ({ ratio }) => ratio?.toFixed(0)),
    ],
    rows,
  );
}

/** Whether every PDF was made and the event loop stayed free meanwhile, and the words for it. */
export function judge({ made, failed }: Pick<PortalMeasured, 'made' | 'failed'>): {
  isWithin: boolean;
  verdict: string;
} {
  if (failed > 0) return { isWithin: false, verdict: `FAIL: ${failed} PDFs could not be made.` };
  const isWithin = made.p99 <= LIMIT;
  const verdict = `99 of 100 turns of the event loop were free after ${made.p99.toFixed(1)} ms while PDFs were made, ${isWithin ? 'within' : 'beyond'} the limit of ${LIMIT} ms.`;
  return { isWithin, verdict };
}
