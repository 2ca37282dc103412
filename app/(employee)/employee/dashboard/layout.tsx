/** The back-office: neither header nor footer of the site (specification 2). */
export default function DashboardLayout({ children }: { children: React.ReactNode }) {
  return (
    <main id="inhalt" className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      {children}
    </main>
  );
}
