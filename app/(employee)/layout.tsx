import type { Metadata } from 'next';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Everything for employees: nothing of it is for search engines. */
export default function EmployeeLayout({ children }: { children: React.ReactNode }) {
  return children;
}
