import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Impressum',
  description:
    'Wer dieses Portal betreibt, wer für die Inhalte verantwortlich ist und wie Sie uns erreichen.',
  path: routes.imprint,
});

export default function ImprintPage() {
  const { company, address, phone, phoneHref, email, editor } = site();
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
      <h2>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</h2>
      <p>
        {editor}, {address}
      </p>
    </LegalPage>
  );
}
