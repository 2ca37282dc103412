/** Said where an address names a request that has been deleted. */
export function MissingRequest() {
  return (
    <p role="alert" className="mt-3 rounded-md bg-brick-soft px-4 py-2 text-brick-text">
      Diese Anfrage gibt es nicht mehr.
    </p>
  );
}
