import { extractText, getDocumentProxy, getMeta } from 'unpdf';

interface Piece {
  text: string;
  /** Points from the left and lower edges */
  left: number;
  right: number;
  baseline: number;
  size: number;
}

export interface ReadPdf {
  text: string;
  info: Record<string, unknown>;
  /** Width and height in points */
  pages: { size: number[]; pieces: Piece[] }[];
}

export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(Uint8Array.from(file));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size, left, baseline] = item.transform as number[];
        return [
          {
            text: item.str,
            left: left!,
            right: left! + item.width,
            baseline: baseline!,
            size: size!,
          },
        ];
      });
      return { size: page.view.slice(2), pieces };
    }),
  );
  return { text: text.join(' ').replace(/[ \n]+/g, ' '), info, pages };
}

function overlap(a: Piece, b: Piece): boolean {
  const [upper, lower] = a.baseline > b.baseline ? [a, b] : [b, a];
  const sideBySide = a.right <= b.left + 0.5 || b.right <= a.left + 0.5;
  return !sideBySide && upper.baseline - lower.baseline < lower.size * 0.7;
}

export function misplaced(
  { pages }: Awaited<ReturnType<typeof readPdf>>,
  margin: number,
): string[] {
  return pages.flatMap(({ size: [width], pieces }) =>
    pieces
      .filter(
        (piece, index) =>
          piece.left < margin - 1 ||
          piece.right > width! - margin + 1 ||
          piece.baseline < 20 ||
          pieces.slice(index + 1).some((other) => overlap(piece, other)),
      )
      .map(({ text }) => text),
  );
}
