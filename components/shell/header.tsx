import { PhoneIcon } from '@/components/ui/icons';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Logo } from './logo';

/** The header of public pages: logo, navigation, telephone. */
export function Header() {
  const { name, phone, phoneHref } = site();
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-8 gap-y-1 px-4 py-2 sm:px-6">
        <Logo name={name} />
        <nav aria-label="Hauptnavigation" className="hidden sm:block">
          <ul className="flex items-center gap-6">
            <li>
              <Link
                href={routes.valuation}
                className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
              >
                Immobilie bewerten
                <span className="rounded-full bg-brick-soft px-2 py-0.5 text-sm font-semibold text-brick-text">
                  Neu
                </span>
              </Link>
            </li>
          </ul>
        </nav>
        <Button asChild variant="outline" width="narrow" className="ml-auto">
          <a href={phoneHref} aria-label={`Jetzt kostenlos anrufen, ${phone}`}>
            <PhoneIcon className="size-5" />
            <span className="hidden sm:inline">Jetzt kostenlos anrufen</span>
            <span className="sm:hidden">Anrufen</span>
          </a>
        </Button>
      </div>
    </header>
  );
}
