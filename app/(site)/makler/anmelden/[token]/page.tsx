import type { Metadata } from 'next';
import { OneButtonForm } from '@/components/forms/server-form';
import { ButtonLink } from '@/components/ui/button-link';
import { agencyRoutes } from '@/lib/agency-routes';
import { isLoginOpen } from '@/lib/agencies/login-service';
import type { Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { logInAction } from '../actions';

export const metadata: Metadata = { title: 'Anmelden', ...UNLISTED };

/** Only the button uses up the link: mail filters open links, too. */
export default async function LoginLinkPage({ params }: Params<'token'>) {
  const { token } = await params;
  const isOpen = await isLoginOpen(token);
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">
        {isOpen ? 'Bereich für Maklerbüros' : 'Dieser Link gilt nicht mehr'}
      </h1>
      {isOpen ? (
        <div className="mt-6">
          <OneButtonForm action={logInAction} about={{ token }} variant="primary">
            Jetzt anmelden
          </OneButtonForm>
        </div>
      ) : (
        <>
          <p className="mt-4 max-w-prose text-lg">
            Jeder Link gilt einmal und nur für kurze Zeit. Einen neuen fordern Sie mit der Adresse
            Ihres Büros an.
          </p>
          <ButtonLink href={agencyRoutes.login} className="mt-6">
            Neuen Link anfordern
          </ButtonLink>
        </>
      )}
    </div>
  );
}
