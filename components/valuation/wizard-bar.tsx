import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { ProgressBar } from '@/components/ui/progress';
import { routes } from '@/lib/routes';
import { WIZARD_STEPS } from '@/lib/valuation/steps';

interface WizardBarProps {
  logo: ReactNode;
  icon: ReactNode;
  step: number;
  /** `false` if the page itself should be left */
  onBack: () => boolean;
}

export function WizardBar({ logo, icon, step, onBack }: WizardBarProps) {
  const number = step + 1;
  const count = WIZARD_STEPS.length;
  return (
    <header className="@container sticky top-0 z-10 border-b border-line bg-paper">
      <div className="mx-auto grid min-h-12 max-w-4xl grid-cols-[minmax(min-content,1fr)_auto_minmax(0,1fr)] items-center gap-3 px-4 sm:min-h-16 sm:px-6">
        <PageLink
          href={routes.home}
          className="-ml-2 flex justify-self-start min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-petrol underline-offset-4 hover:underline"
          onClick={(event) => {
            if (onBack()) event.preventDefault();
            else if (window.history.length > 1) {
              event.preventDefault();
              window.history.back();
            }
          }}
        >
          {icon}
          Zurück
        </PageLink>
        <div>
          <div className="hidden @xl:block">{logo}</div>
        </div>
        <div className="js-only flex min-w-0 justify-end">
          <div className="flex min-w-0 items-center gap-3">
            <ProgressBar
              value={number}
              min={1}
              max={count}
              text={`Schritt ${number} von ${count}`}
              className="w-20 min-w-6 shrink @xl:w-40"
            />
            <span className="rounded-full bg-petrol-soft px-3 py-1 text-base font-semibold tabular-nums text-petrol">
              <span key={number}>{`${number}/${count}`}</span>
            </span>
          </div>
        </div>
      </div>
    </header>
  );
}
