import { PrinterIcon } from 'lucide-react';
import { PrintButton } from '@/components/ui/print-button';
import { TermList } from '@/components/ui/term-list';

const LINK = 'font-semibold text-petrol underline underline-offset-4';

interface TakeAlongProps {
  pdf: string;
  json: string;
}

/** Everything on the page as files. */
export function TakeAlong({ pdf, json }: TakeAlongProps) {
  return (
    <>
      <p className="mb-2">Alles, was wir zu dieser Anfrage gespeichert haben, als Datei.</p>
      <TermList
        terms={[
          {
            term: 'Zum Lesen',
            text: (
              <a href={pdf} className={LINK}>
                Auskunft als PDF
              </a>
            ),
          },
          {
            term: 'Für Programme',
            text: (
              <a href={json} className={LINK}>
                Auskunft als JSON
              </a>
            ),
          },
        ]}
      />
      <div className="mt-5">
        <PrintButton icon={<PrinterIcon />} />
      </div>
    </>
  );
}
