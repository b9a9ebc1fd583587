/** The look of an invented person. Coordinates of everything drawn: eyes at the origin, 100 units from there to the chin. */
export type Person = {
  seed: number;
  skin: string;
  hair: string;
  style:
    | 'wavy'
    | 'bob'
    | 'bun'
    | 'curly'
    | 'pixie'
    | 'straight'
    | 'braids'
    | 'hijab'
    | 'sidePart'
    | 'crop'
    | 'quiff'
    | 'shaved'
    | 'fringe'
    | 'receding'
    | 'curlyShort';
  /** 0: a narrow chin; 1: a square jaw. */
  jaw: number;
  brow: number;
  eyes: string;
  lips: string;
  smile: 'closed' | 'open';
  /** 0 to 1: lines of age. */
  age: number;
  lashes?: boolean;
  beard?: 'short' | 'full' | 'moustache';
  glasses?: 'round' | 'square';
  earrings?: string;
  outfit: Outfit;
  backdrop: readonly [string, string];
  /** Turn of the head: the features move by so many units. */
  turn: number;
};

export type Outfit = {
  kind: 'blazer' | 'suit' | 'turtleneck' | 'blouse' | 'dress' | 'cardigan' | 'scarf';
  colour: string;
  inner: string;
  tie?: string;
  broad?: boolean;
};
