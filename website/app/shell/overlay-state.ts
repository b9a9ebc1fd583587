/** What every overlay is told. */
export interface OverlayState {
  isOpen: boolean;
  onClose: () => void;
}
