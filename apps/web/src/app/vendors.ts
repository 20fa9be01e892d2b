/** Vendors whose lobbies have an address of their own, with their codes of the common-code list. */
export const casinoVendors: Readonly<Record<string, string>> = {
  evolution: '1',
  asiagaming: '5',
  pragmatic: '10',
  dreamcasino: '6',
  sexygaming: '9',
  biggaming: '2',
};

export const hotelCasinoVendors: Readonly<Record<string, string>> = { resort: '17', ocean: '33' };

export const slotVendors: Readonly<Record<string, string>> = {
  kplayslot: '0',
  pragslot: '200',
  habanero: '201',
  slot_elle: '202',
  slot_quick: '204',
  slot_spade: '205',
  slot_playandgo: '207',
  slot_worldmath: '208',
  slot_microgaming: '209',
  slot_redtiger: '212',
  slot_netent: '213',
  slot_pgsoft: '214',
  slot_booongo: '217',
  slot_playson: '218',
  slot_nolimit: '219',
  slot_relax: '220',
  slot_hacksaw: '221',
};

export const hotelSlotVendors: Readonly<Record<string, string>> = { grand: '215', sky: '216' };
