import type { Metadata } from 'next';
import { ForgetContact } from '@/components/valuation-result/forget';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { UNLISTED } from '@/lib/platform/seo/metadata';

// Rendered at each request, because its scripts carry a nonce (middleware.ts).
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Anfrage gelöscht', ...UNLISTED };

export default function ErasedPage() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <ForgetContact />
      <h1 className="text-4xl sm:text-5xl">Ihre Anfrage ist gelöscht</h1>
      <p className="mt-5 text-lg">
        Gelöscht sind Ihre Angaben, der Betrag und die Dateien, die E-Mails an Sie, Ihre Wünsche und
        alle Links.
      </p>
      <h2 className="mt-10 border-t-2 border-ink pt-4 text-2xl">Was bleibt</h2>
      <p className="mt-3">
        Haben Sie eingewilligt, bleibt der Nachweis darüber, weil § 7a UWG ihn verlangt: der Satz,
        seine Fassung und die Zeiten. Ihr Name, Ihre Adresse und Ihre Nummer stehen nicht darin. Vom
        Verlauf bleiben so lange die Zeitpunkte ohne Inhalte.
      </p>
      <p className="mt-3">
        Die Löschung bestätigen wir Ihnen mit einer letzten E-Mail, sofern wir Ihre Adresse hatten.
        Darin steht, wie lange der Nachweis bleibt. Danach löschen wir auch die Adresse.
      </p>
      <ButtonLink href={routes.home} variant="outline" className="mt-8">
        Zur Startseite
      </ButtonLink>
    </div>
  );
}
