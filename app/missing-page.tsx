import { LostHouse } from '@/components/illustrations/lost-house';
import { buttonVariants } from '@/components/ui/button';
import { HomeRedirect } from '@/components/shell/home-redirect';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';

export function MissingPage() {
  return (
    <>
      <Notice
        title="404"
        drawing={<LostHouse />}
        link={{ href: routes.home, label: 'Zur Startseite' }}
      >
        Diese Seite wurde nicht gefunden.
      </Notice>
      <HomeRedirect home={routes.home} look={buttonVariants({ variant: 'outline' })} />
    </>
  );
}
