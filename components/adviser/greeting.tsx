import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { Turn } from './turn';

/** The first message, and the way to a valuation. */
export function Greeting() {
  return (
    <Turn speaker={<span className="max-sm:hidden">KI-Beratung</span>}>
      <p className="text-lg leading-relaxed">
        Guten Tag. Was möchten Sie über den Verkauf Ihres Hauses oder Ihrer Wohnung wissen? Unter
        jeder Antwort steht, wo Sie es im Ratgeber nachlesen können.
      </p>
      <ButtonLink variant="outline" href={routes.valuation} className="mt-4">
        Immobilie bewerten
      </ButtonLink>
    </Turn>
  );
}
