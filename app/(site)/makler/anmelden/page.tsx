import type { Metadata } from 'next';
import { PageForm } from '@/components/forms/page-form';
import { LOGIN_MINUTES } from '@/lib/agencies/login';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { requestLoginAction } from './actions';

export const metadata: Metadata = { title: 'Anmelden für Maklerbüros', ...UNLISTED };

export default function AgencyLoginPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">Bereich für Maklerbüros</h1>
      <p className="mt-4 max-w-prose text-lg">
        Ein Passwort brauchen Sie nicht: Wir senden Ihnen einen Link, mit dem Sie sich einmal
        anmelden. Er gilt {LOGIN_MINUTES}&nbsp;Minuten.
      </p>
      <PageForm
        action={requestLoginAction}
        fields={[
          {
            name: 'email',
            label: 'E-Mail-Adresse Ihres Büros',
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
          },
        ]}
        submit="Link anfordern"
        done="Wenn zu dieser Adresse ein Maklerbüro gehört, ist der Link gleich in Ihrem Postfach."
        className="mt-6 max-w-xl"
      />
    </div>
  );
}
