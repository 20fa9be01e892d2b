import { type CallSpec, calls } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { isOfStaff, membersIn } from './personal-access.ts';
import { fieldsOf, recordedCalls } from './personal-access-calls.ts';

const ofStaff = Object.values<CallSpec>(calls).filter(isOfStaff);
/** What says who somebody is or what is its own, under the names that the contract has for it. */
const personal =
  /mem(Id|Ids|Nick|Name)$|^(owner|subjectName|phone|accountNumber|accountHolder|payerName|birthDate|members)$/i;
/** What a call is about, where it is one member. */
const aboutOne = /^(memberKey|memId|cashIdx)$/;

/** They change something of a member, which stands in the audit log, and answer with nothing of it. */
const tellsNothing = [
  'depositAccount/assign',
  'harm/review',
  'members/dropFactor',
  'members/dropPin',
  'members/endSessions',
  'members/note',
  'members/resetPassword',
  'members/revokeIdentity',
  'members/verifyIdentity',
  'partner/block',
  'partner/decide',
  'partner/move',
  'partner/reopen',
  'partner/rights',
];
/** The accounts of the house; and the record itself, which names no more than ids and would grow by being read. */
const ofNobody = ['depositAccount/list', 'personalAccess'];

test('[KR-4] what tells something of a member, or is asked about one, is recorded, or is known to tell nothing', () => {
  const silent = ofStaff
    .filter(({ path }) => !recordedCalls.includes(path))
    .filter(
      ({ body, data }) =>
        Object.keys(body.shape).some((field) => aboutOne.test(field)) ||
        fieldsOf(data).some((field) => personal.test(field)),
    )
    .map(({ path }) => path.slice('/api/console/'.length));
  expect(silent.sort()).toEqual([...tellsNothing, ...ofNobody].sort());
});

test('[KR-4] ids that an answer has under other names are read from it', () => {
  const { '/api/console/audit': audit, '/api/console/ledger/accounts': accounts } = calls;
  const list = [
    { subject: 'member:1', subjectName: 'a' },
    { subject: 'operator:1', subjectName: 'seoyun' },
    { subject: 'member:2', subjectName: null },
  ];
  expect(membersIn(audit, { list })).toEqual(['a']);
  expect(membersIn(accounts, { list: [{ owner: 'house/0' }, { owner: 'b' }] })).toEqual(['b']);
  expect(membersIn(calls['/api/console/ledger/statement'], { owner: 'c', list: [] })).toEqual(['c']);
});
