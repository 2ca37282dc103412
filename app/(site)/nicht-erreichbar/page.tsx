import type { Metadata } from 'next';
import { LostHouse } from '@/components/illustrations/lost-house';

export const metadata: Metadata = {
  title: 'Gerade nicht erreichbar',
  robots: { index: false },
};

/** With status 503 if a page fails (server.ts); static, because it must not need scripts or the database. */
export default function UnavailablePage() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-14 text-center sm:px-6 sm:py-20">
      <div className="mx-auto w-56 sm:w-72">
        <LostHouse />
      </div>
      <h1 className="mt-6 text-3xl sm:text-4xl">Gerade nicht erreichbar</h1>
      <p className="mt-4 text-lg">
        Wir erreichen unsere Datenbank gerade nicht, oder bei uns ist etwas anderes gestört. Was
        schon gespeichert ist, bleibt erhalten. Bitte versuchen Sie es in einer Minute noch einmal.
      </p>
      {/* An empty address reloads the page. */}
      <a
        href=""
        className="mt-8 inline-flex min-h-12 items-center rounded-md bg-petrol px-5 font-semibold text-on-petrol"
      >
        Noch einmal versuchen
      </a>
    </div>
  );
}
