import type { Metadata } from 'next';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The back-office: neither header nor footer of the site. */
export default function EmployeeLayout({ children }: { children: React.ReactNode }) {
  return (
    <main id="inhalt" className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      {children}
    </main>
  );
}
