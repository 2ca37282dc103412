import type { Metadata } from 'next';
import { SavedList } from '@/components/guides/saved-list';

export const metadata: Metadata = {
  title: 'Gespeicherte Artikel',
  robots: { index: false, follow: true },
};

export default function SavedGuidesPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 sm:pt-14">
      <h1 className="text-4xl sm:text-5xl">Gespeicherte Artikel</h1>
      <p className="mt-4 max-w-xl text-lg">
        Die Liste liegt nur in diesem Browser, auf diesem Gerät.
      </p>
      <div className="js-only mt-10 min-h-[60dvh]">
        <SavedList />
      </div>
      <p className="no-js-only mt-10">Zum Anzeigen der Liste braucht der Browser JavaScript.</p>
    </div>
  );
}
