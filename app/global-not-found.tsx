import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SearchIcon } from 'lucide-react';
import OfferNotFound from '@/app/(site)/makler/angebot/[token]/not-found';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { LostHouse } from '@/components/illustrations/lost-house';
import { CallButton } from '@/components/shell/call-button';
import { LEGAL_LINKS, NAVIGATION, type NavigationEntry } from '@/components/shell/navigation';
import { Notice } from '@/components/shell/notice';
import { Input } from '@/components/ui/input';
import { employeeRoutes } from '@/lib/employee-routes';
import { GUIDE_QUERY_LIMIT } from '@/lib/guides/constants';
import { currentYear } from '@/lib/platform/format/berlin-day';
import { MISSING, type MissingPath } from '@/lib/platform/http/asked-path';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import RootLayout, { metadata as common } from './layout';
import { MissingPage } from './missing-page';
import NotFound from './not-found';

export { viewport } from './layout';

function PlainLinks({ label, entries }: { label: string; entries: readonly NavigationEntry[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {entries.map(({ href, label: words }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// No client components: Next sends the scripts of app/global-not-found.tsx along with every page.

function PlainHeader() {
  const { name, phoneHref } = site();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 sm:px-6">
        <a
          href={routes.home}
          className="flex min-h-11 items-center gap-2.5 rounded-md font-serif text-xl font-semibold tracking-tight"
        >
          <LogoMark className="size-8" />
          {name}
        </a>
        <PlainLinks label="Hauptnavigation" entries={NAVIGATION} />
        <form
          action={routes.guides}
          role="search"
          aria-label="Artikel suchen"
          className="relative min-w-36 flex-1"
        >
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <Input
            type="search"
            name="search"
            aria-label="Artikel suchen"
            placeholder="Artikel suchen..."
            maxLength={GUIDE_QUERY_LIMIT}
            className="pl-10"
            density="dense"
          />
        </form>
        <CallButton short phoneHref={phoneHref} />
      </div>
    </header>
  );
}

function PlainFooter() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="mx-auto max-w-6xl px-4 pt-8 pb-10 text-base sm:px-6">
        <PlainLinks label="Fußzeile" entries={LEGAL_LINKS} />
        <p className="text-muted">
          © {currentYear()} {site().name}
        </p>
      </div>
    </footer>
  );
}

function PlainFrameWithoutFooter({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <main id="inhalt">{children}</main>
    </>
  );
}

function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainFrameWithoutFooter>{children}</PlainFrameWithoutFooter>
      <PlainFooter />
    </>
  );
}

interface Words {
  title: string;
  page: ReactNode;
  Frame?: typeof PlainFrame;
}

const DeskFrame = ({ children }: { children: ReactNode }) => <main id="inhalt">{children}</main>;

const PAGE: Words = { title: 'Seite nicht gefunden', page: <MissingPage /> };

const lost = (title: string, text: string, link: { href: string; label: string }) => (
  <Notice title={title} drawing={<LostHouse />} link={link}>
    {text}
  </Notice>
);

const WORDS: Record<MissingPath, Words> = {
  page: PAGE,
  article: {
    title: 'Artikel nicht gefunden',
    page: lost(
      'Artikel nicht gefunden',
      'Der gesuchte Artikel existiert leider nicht oder wurde entfernt.',
      { href: routes.guides, label: 'Zurück zur Übersicht' },
    ),
  },
  // Addresses of valuations have no footer.
  valuation: {
    title: 'Bewertung nicht gefunden',
    page: lost(
      'Bewertung nicht gefunden',
      'Diese Bewertung existiert nicht oder ist nicht mehr verfügbar.',
      { href: routes.home, label: 'Zur Startseite' },
    ),
    Frame: PlainFrameWithoutFooter,
  },
  'valuation page': { ...PAGE, Frame: PlainFrameWithoutFooter },
  link: {
    title: 'Meine Anfrage',
    page: lost(
      'Dieser Link gilt nicht mehr',
      'Er ist abgelaufen, wurde ungültig gemacht, oder die Anfrage ist gelöscht.',
      { href: routes.ownSubmissions, label: 'Neuen Link anfordern' },
    ),
  },
  offer: { title: 'Angebot nicht gefunden', page: <OfferNotFound /> },
  ledger: {
    title: 'Nachweis der Einwilligungen',
    page: lost(
      'Nachweis nicht gefunden',
      'Diese Anfrage gibt es nicht, oder die Frist für ihren Nachweis ist abgelaufen.',
      { href: employeeRoutes.ledgers, label: 'Zur Suche' },
    ),
    Frame: DeskFrame,
  },
  desk: { title: 'Seite nicht gefunden', page: <NotFound />, Frame: DeskFrame },
};

const words = async () => WORDS[(await headers()).get(MISSING) as MissingPath] ?? PAGE;

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await words();
  return { ...common, title: `${title} – ${common.applicationName}`, robots: { index: false } };
}

/** Hardly any scripts: Next sends them along with every page. */
export default async function GlobalNotFound() {
  const { page, Frame = PlainFrame } = await words();
  return (
    <RootLayout>
      <Frame>{page}</Frame>
    </RootLayout>
  );
}
