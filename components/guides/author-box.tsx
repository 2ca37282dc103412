import { bindWords } from '@/lib/platform/format/bind-words';
import { LogoMark } from '@/components/illustrations/logo-mark';

interface AuthorBoxProps {
  portal: string;
  /** Answers for the text, § 18 (2) MStV */
  editor: string;
  address: string;
  email: string;
}

/** Who wrote this, who answers for it, and where mistakes are reported. */
export function AuthorBox({ portal, editor, address, email }: AuthorBoxProps) {
  return (
    <section aria-labelledby="autor" className="flex gap-4 border-y border-line py-6">
      <LogoMark className="size-10 shrink-0" />
      <div className="min-w-0 text-base [overflow-wrap:anywhere]">
        <h2 id="autor" className="text-xl">
          Redaktion {portal}
        </h2>
        <p className="mt-2">
          {bindWords('Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV')}: {editor},{' '}
          {bindWords(address)}.
        </p>
        <p className="mt-2">
          Der Artikel ersetzt keine Rechts- oder Steuerberatung. Fehler gefunden? Schreiben Sie an{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
          .
        </p>
      </div>
    </section>
  );
}
