import { Header } from '@/components/shell/header';

/** Pages with a header only: the valuation result, later the adviser. */
export default function AdviceLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Header />
      <main id="inhalt">{children}</main>
    </>
  );
}
