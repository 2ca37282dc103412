import { buttonVariants } from '@/components/ui/button';
import { agencyRoutes } from '@/lib/agency-routes';
import { cn } from '@/lib/utils';

/** For links that are cut off, or went to an address that the agency no longer has. */
export default function OfferNotFound() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">Dieses Angebot gibt es nicht mehr</h1>
      <p className="mt-4 max-w-prose text-lg">
        Vielleicht fehlt am Link ein Stück: Manche E-Mail-Programme brechen ihn um. Was Ihnen gerade
        angeboten ist, steht in Ihrem Bereich.
      </p>
      <a href={agencyRoutes.area} className={cn(buttonVariants(), 'mt-6')}>
        Zu Ihrem Bereich
      </a>
    </div>
  );
}
