/** The appearance of a fictional person. Coordinates: the eyes are at the origin, the chin is 100 units below. */
export interface Person {
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
  /** Amount of wrinkles, 0 to 1. */
  age: number;
  lashes?: boolean;
  beard?: 'short' | 'full' | 'moustache';
  glasses?: 'round' | 'square';
  earrings?: string;
  outfit: Outfit;
  backdrop: readonly [string, string];
  /** Rotation of the head: the number of units by which the features move. */
  turn: number;
}

export interface Outfit {
  kind: 'blazer' | 'suit' | 'turtleneck' | 'blouse' | 'dress' | 'cardigan' | 'scarf';
  colour: string;
  inner: string;
  tie?: string;
  broad?: boolean;
}
