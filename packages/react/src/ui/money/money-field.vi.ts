/** Code splitting: a filter needs only these. */
export const moneyFieldVi = {
  'money.amount': 'Số tiền',
  'money.amount.hint': 'Nhập 200,000, 200k hay 1tr đều được.',
  'money.amount.invalid': 'Nhập số tiền là số nguyên đồng.',
  'money.amount.tooLittle': 'Ít nhất {amount}.',
  'money.amount.tooMuch': 'Nhiều nhất {amount} mỗi lần.',
};
