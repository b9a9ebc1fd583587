/** Props of every overlay. */
export interface OverlayState {
  isOpen: boolean;
  onClose: () => void;
}
