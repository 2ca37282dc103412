import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: 'Impressum', alternates: { canonical: routes.imprint } };

export default function ImprintPage() {
  const { company, address, phone, phoneHref, email } = site();
  return (
    <LegalPage title="Impressum" asOf="November 2026">
      <h2>Anbieter</h2>
      <p>
        {company}
        <br />
        {address}
      </p>
      <h2>Kontakt</h2>
      <p>
        Telefon: <a href={phoneHref}>{phone}</a>
        <br />
        E-Mail: <a href={`mailto:${email}`}>{email}</a>
      </p>
    </LegalPage>
  );
}
