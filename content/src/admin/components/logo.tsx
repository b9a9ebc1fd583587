/** Logo of the log-in page. */
export function Logo() {
  return (
    <svg className="vitrine-logo" viewBox="0 0 220 56" width="220" height="56" role="img" aria-label="Vitrine">
      <Window />
      <text x="66" y="39" fontSize="33" fontWeight="600" letterSpacing="-0.5" fill="currentColor">
        Vitrine
      </text>
    </svg>
  );
}

/** Icon before the breadcrumbs. */
export function Icon() {
  return (
    <svg className="vitrine-logo" viewBox="0 0 56 56" width="24" height="24" role="img" aria-label="Vitrine">
      <Window />
    </svg>
  );
}

const Window = () => (
  <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinejoin="round">
    <path d="M8 26 28 8l20 18v22H8Z" />
    <path d="M20 48V30h16v18M20 39h16M28 30v18" />
  </g>
);
