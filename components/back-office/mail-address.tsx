/** An address that, where it is too long for its line, breaks behind the @ first. */
export function MailAddress({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
