import { CheckIcon, PhoneIcon } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { ASSURANCES, claims, claimText } from '@/lib/agents/claims';
import { routes } from '@/lib/routes';

interface ClosingProps {
  phone: string;
  phoneHref: string;
}

/** The end of the agents page: start at once or call, and three assurances, specification 2. */
export function Closing({ phone, phoneHref }: ClosingProps) {
  return (
    <section
      id="demo"
      tabIndex={-1}
      aria-labelledby="demo-titel"
      className="bg-petrol-soft outline-none print:bg-transparent"
    >
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-16">
        <h2 id="demo-titel" className="text-3xl sm:text-4xl">
          Mit fünf Leads anfangen
        </h2>
        <p className="mt-4 max-w-prose text-lg">
          Das kleinste Paket reicht, um uns kennenzulernen. Oder Sie rufen an und fragen, was es in
          Ihrem Gebiet gibt.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={routes.agentInquiry('starter')} variant="accent" className="text-lg">
            Sofort starten
          </ButtonLink>
          <ButtonLink href={phoneHref} variant="outline" className="text-lg">
            <PhoneIcon />
            Anrufen: {phone}
          </ButtonLink>
        </div>
        <ul aria-label="Zusicherungen" className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
          {claims(ASSURANCES).map((claim) => (
            <li key={claim.id} className="flex items-start gap-2">
              <CheckIcon className="mt-1 size-5 flex-none text-moss" />
              {claimText(claim)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
