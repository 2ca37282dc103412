import type { Metadata } from 'next';
import { UNLISTED } from '@/lib/platform/seo/metadata';

export const metadata: Metadata = UNLISTED;

export default function EmployeeLayout({ children }: { children: React.ReactNode }) {
  return children;
}
