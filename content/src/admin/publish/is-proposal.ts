/** True for a proposed value, also with the number that keeps it apart from a value in use. */
export const isProposal = (value: string, proposal: string): boolean =>
  value === proposal || (value.startsWith(`${proposal}-`) && /^-\d+$/.test(value.slice(proposal.length)));
